import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser, type Visit } from './browser.ts';
import { type Line, openLine } from './line.ts';
import { comeIn, openPerson } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

/** What the journeys of one file share. Its fields are there once the hooks have run. */
class Journey {
  browser!: Browser;
  server!: RunningServer;
  /** The one person there is, with their page. */
  person!: Visit;
  page!: Page;

  /** Opens somebody new, who has not come in; whoever was there before is gone. */
  async open(options: BrowserContextOptions = {}): Promise<void> {
    await this.person?.context.close();
    this.person = await openPerson(this.browser, this.server.origin, options);
    this.page = this.person.page;
  }

  /** Opens somebody new, who comes in without an account and stands in their first chat. */
  async arrive(options: BrowserContextOptions = {}): Promise<void> {
    await this.open(options);
    await comeIn(this.page);
  }
}

/** The same through a line that can be cut. It is whole again for everybody new. */
class JourneyOnLine extends Journey {
  line!: Line;

  override async open(options: BrowserContextOptions = {}): Promise<void> {
    await this.person?.context.close();
    this.line.mend();
    this.person = await openPerson(this.browser, this.line.origin, options);
    this.page = this.person.page;
  }
}

/** One browser and one server for the file. Who comes, and how, is the file's own: call it inside a `describe`. */
export function journey(): Journey {
  const here = new Journey();
  beforeAll(async () => {
    [here.browser, here.server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.server?.remove();
  });
  return here;
}

/** As `journey`, with a line between the browser and the server. */
export function journeyOnLine(): JourneyOnLine {
  const here = new JourneyOnLine();
  beforeAll(async () => {
    [here.browser, here.line] = await Promise.all([openBrowser(), openLine()]);
    here.server = await runServer({ PUBLIC_URL: here.line.origin });
    here.line.leadTo(here.server.origin);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.line?.close();
    await here.server?.remove();
  });
  return here;
}

/** As `journey`, and before each test somebody new has come in. */
export function newcomers(): Journey {
  const here = journey();
  beforeEach(() => here.arrive());
  return here;
}

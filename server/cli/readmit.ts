import { addressIndex, blindAddress } from '#server/features/auth/addresses.ts';
import { findPersonByAddress } from '#server/features/auth/people.repository.ts';
import { hasTotp, removeTotp } from '#server/features/auth/totp.service.ts';
import { openPlatform } from '#server/open-platform.ts';
import { readConfig } from './read-config.ts';

const USAGE = `Usage: ./alcove readmit <e-mail>

Turns off the second step of somebody who has lost both phone and backup codes. Be sure that it is them: whoever has
their password or their mailbox can log in after this. It stands in the activity of their account.
`;

/** `./alcove readmit <e-mail>`: exit code 1 where there is no such account or no second step. */
export async function readmitCommand(args: string[]): Promise<void> {
  const [address] = args;
  if (args.length !== 1 || address === undefined || !address.includes('@')) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const config = readConfig();
  if (!config) return;
  const { platform, close } = await openPlatform(config);
  try {
    const person = await findPersonByAddress(platform, blindAddress(await addressIndex(platform, address)));
    if (!person || !(await hasTotp(platform, person.uid))) {
      process.stderr.write('No account with this address has a second step. Nothing was changed.\n');
      process.exitCode = 1;
      return;
    }
    await removeTotp(platform, person.uid);
    process.stdout.write('The second step is off. Passkeys and the password work as before.\n');
  } finally {
    await close();
  }
}

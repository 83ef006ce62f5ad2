import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** The network between a browser and the server, as a wire that a test can cut. */
export interface Line {
  /** What the browser is pointed at. */
  origin: string;
  /** Where the wire leads; to be said once the server is there. */
  leadTo(origin: string): void;
  /** Cuts every connection and refuses new ones. */
  cut(): void;
  /** Requests still arrive, but no answer ever comes back: the wire is cut on the way home. */
  loseAnswers(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  let target = 0;
  let state: 'whole' | 'cut' | 'deaf' = 'whole';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A cut wire is what the test is about, not an error of the wire.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') return near.destroy();
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.on('data', (chunk) => {
      if (state === 'whole') near.write(chunk);
      else near.destroy();
    });
    far.on('close', () => near.end());
    near.on('close', () => far.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (origin) => {
      target = Number(new URL(origin).port);
    },
    cut: () => {
      state = 'cut';
      cutAll();
    },
    loseAnswers: () => {
      state = 'deaf';
    },
    mend: () => {
      state = 'whole';
    },
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}

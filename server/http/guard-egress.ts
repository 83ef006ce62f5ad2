import { isIP, Socket } from 'node:net';
import type { ConfiguredHosts } from '#server/config/configured-hosts.ts';

/** A connection to a host that no setting names. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
  readonly code = 'EGRESS_REFUSED';
}

interface Target {
  host?: unknown;
  port?: unknown;
  path?: unknown;
}

/** What `Socket.connect` was asked for; Node also hands it on as one list that it has already read. */
function targetOf(args: readonly unknown[]): Target {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) return first as Target;
  if (typeof first === 'number' || /^\d+$/.test(String(first))) {
    return { port: Number(first), host: typeof args[1] === 'string' ? args[1] : 'localhost' };
  }
  return { path: first };
}

/**
 * Every connection of this process, whoever opens it, goes through here: fetch, the model's, the mailer's, the
 * database's. What no setting names is refused before a name is looked up. A socket file is this machine's own.
 *
 * @returns the way to lift the guard again
 */
export function guardEgress({ names, mailPort }: ConfiguredHosts): () => void {
  const open = Socket.prototype.connect;
  function connect(this: Socket, ...args: unknown[]): Socket {
    const { host, port, path } = targetOf(args);
    const name = String(host ?? 'localhost').toLowerCase();
    const isMail = isIP(name) !== 0 && mailPort !== null && Number(port) === mailPort;
    if (typeof path !== 'string' && !names.has(name) && !isMail) {
      process.nextTick(() => this.destroy(new EgressRefused('no setting names this host')));
      return this;
    }
    return Reflect.apply(open, this, args) as Socket;
  }
  Socket.prototype.connect = connect as typeof Socket.prototype.connect;
  return () => {
    Socket.prototype.connect = open;
  };
}

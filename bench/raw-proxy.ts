import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

// The floor: passes the model's event stream on as bytes, without reading it.
const upstream = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const server = createServer((req, res) => {
  const options = { host: '127.0.0.1', port: upstream, path: req.url, method: req.method, headers: req.headers, agent };
  const onward = request(options, (reply) => {
    res.writeHead(reply.statusCode ?? 502, reply.headers);
    res.socket?.setNoDelay(true);
    res.flushHeaders();
    reply.pipe(res);
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

// The second floor: reads every event and writes its text as an event of its own. No account, no store, no check.
const upstream = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const server = createServer(async (req, res) => {
  let body = '';
  for await (const part of req) body += part;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { host: '127.0.0.1', port: upstream, path: req.url, method: 'POST', headers, agent };
  const onward = request(options, (reply) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.socket?.setNoDelay(true);
    res.flushHeaders();
    passOn(reply, (text) => res.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`));
    reply.on('end', () => res.end('data: [DONE]\n\n'));
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  onward.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

function passOn(reply: IncomingMessage, write: (text: string) => void): void {
  let held = '';
  reply.setEncoding('utf8');
  reply.on('data', (text: string) => {
    held += text;
    for (let end = held.indexOf('\n\n'); end >= 0; end = held.indexOf('\n\n')) {
      const frame = held.slice(0, end);
      held = held.slice(end + 2);
      const content = frame.startsWith('data: {') ? JSON.parse(frame.slice(6)).choices[0]?.delta?.content : '';
      if (content) write(content);
    }
  });
}

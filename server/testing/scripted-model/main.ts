import { parseArgs } from 'node:util';
import { startScriptedModel } from './scripted-model.ts';

// Run by itself: `node e2e/scripted-model/main.ts --port 9100`, then point MODEL_BASE_URL at the printed address.
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const model = await startScriptedModel({ port: Number(values.port) });
process.stdout.write(`${model.url}\n`);
process.once('SIGTERM', () => void model.close());
process.once('SIGINT', () => void model.close());

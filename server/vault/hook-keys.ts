import { spawn } from 'node:child_process';
import { z } from 'zod';
import { type KeyProvider, KeyProviderError, type WrapContext } from './key-provider.ts';

/** Longest wait for the program, in milliseconds. */
const WAIT_MS = 10_000;
const ANSWER_MAX = 64 * 1024;

const answerSchema = z.object({ keyId: z.string().min(1).max(256), data: z.base64().optional() });
type Answer = z.infer<typeof answerSchema>;

type Question =
  | { op: 'current' | 'rotate' }
  | { op: 'wrap'; context: Record<string, string>; data: string }
  | { op: 'unwrap'; keyId: string; context: Record<string, string>; data: string };

/** What a key service calls the encryption context: it must come back the same, or nothing opens. */
const encryptionContext = ({ owner, table, rowId, rev }: WrapContext): Record<string, string> => ({
  purpose: table,
  owner,
  name: rowId,
  version: String(rev),
});

/**
 * One question to the program: JSON on its standard input, JSON on its standard output. Nothing of a key is ever an
 * argument or a variable, since both can be read by others on the machine; what it says on standard error is not kept.
 */
function ask(program: string, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new KeyProviderError(`the key hook did not answer "${question.op}"`));
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(program, [], { env: { PATH, HOME }, stdio: ['pipe', 'pipe', 'ignore'], timeout: WAIT_MS });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.length > ANSWER_MAX) child.kill();
    });
    child.once('error', fail);
    // A program that ends without reading is told by its exit code, not by a broken pipe.
    child.stdin.once('error', () => {});
    child.once('close', (code) => {
      try {
        if (code !== 0) throw new Error('ended badly');
        resolve(answerSchema.parse(JSON.parse(text)));
      } catch {
        fail();
      }
    });
    child.stdin.end(`${JSON.stringify(question)}\n`);
  });
}

function dataOf(answer: Answer): Buffer {
  if (answer.data === undefined) throw new KeyProviderError('the key hook answered without data');
  return Buffer.from(answer.data, 'base64');
}

/** A program of the operator's that wraps and unwraps, for key services (decision 0021 holds the protocol). */
export function hookKeyProvider(program: string): KeyProvider {
  return {
    kind: 'hook',
    currentId: async () => (await ask(program, { op: 'current' })).keyId,
    wrap: async (context, key) => {
      const answer = await ask(program, {
        op: 'wrap',
        context: encryptionContext(context),
        data: key.toString('base64'),
      });
      return { masterKeyId: answer.keyId, wrapped: dataOf(answer) };
    },
    unwrap: async (context, { masterKeyId, wrapped }) =>
      dataOf(
        await ask(program, {
          op: 'unwrap',
          keyId: masterKeyId,
          context: encryptionContext(context),
          data: Buffer.from(wrapped).toString('base64'),
        }),
      ),
    rotate: async () => (await ask(program, { op: 'rotate' })).keyId,
    // The service keeps its own old keys, and its operator retires them there.
    retire: async () => 0,
  };
}

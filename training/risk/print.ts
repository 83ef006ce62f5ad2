/** One line on standard output. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

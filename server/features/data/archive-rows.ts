import { z } from 'zod';
import type { KeptRows, OpenedRow } from '#server/db/kept-rows.ts';
import { archiveFileOf } from '#shared/data/archive.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Archive } from './archive-reader.ts';

/** One row as text; the longest message and its state are far below. */
const LINE_MAX = 4 * 1024 * 1024;
const PAGE = 100;
const REV_MAX = 8_640_000_000_000_000;

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

export function damagedRow(file: string, row: number): AppError {
  return new AppError('data.archive_damaged', { details: { file, row } });
}

/** What a row of this kind has to look like, from wherever it comes. */
function schemaOf(kept: KeptRows): z.ZodObject {
  let schema: z.ZodObject = kept.plain;
  for (const { column, holds, longest, optional, dispensable } of kept.sealed) {
    const base = holds === 'text' ? z.string().max(longest ?? 0) : holds;
    const nullable = optional ? base.nullable() : base;
    schema = schema.extend({ [column]: dispensable ? nullable.catch(null) : nullable });
  }
  return kept.revised ? schema.extend({ rev: z.int().min(1).max(REV_MAX) }) : schema;
}

/**
 * The rows of one kind, checked, page by page; other work gets its turn after each page.
 *
 * @throws AppError `data.archive_damaged` with file and row, never with what stands there
 */
export async function* rowsOf(archive: Archive, kept: KeptRows): AsyncGenerator<OpenedRow[]> {
  const file = archiveFileOf(kept.name);
  const schema = schemaOf(kept);
  let count = 0;
  let page: OpenedRow[] = [];
  for await (const line of linesOf(archive, file)) {
    const text = line.endsWith(',') ? line.slice(0, -1) : line;
    if (text === '[' || text === ']' || text === '' || text === '[]') continue;
    const row = readRow(schema, text);
    if (!row) throw damagedRow(file, count);
    count++;
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
    await soon();
  }
  if (page.length > 0) yield page;
}

function readRow(schema: z.ZodObject, text: string): OpenedRow | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function* linesOf(archive: Archive, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  const decode = (piece?: Buffer): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new AppError('data.archive_damaged', { details: { file } });
    }
  };
  for await (const piece of archive.pieces(file)) {
    rest += decode(piece);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new AppError('data.archive_too_large');
    yield* lines;
  }
  rest += decode();
  if (rest !== '') yield rest;
}

/** Where our own extensions, code systems and resources are named. It resolves nowhere, on purpose. */
export const FHIR_BASE = 'https://alcove.example/fhir';
export const OWN = `${FHIR_BASE}/StructureDefinition`;
export const ORDINAL_VALUE = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';
export const ITEM_CONTROL = 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl';
export const CALCULATED_EXPRESSION =
  'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression';

export interface Extension {
  url: string;
  extension?: Extension[] | undefined;
  [value: `value${string}`]: unknown;
}

/** Parts that may stand more than once in an extension of ours. */
const LISTS = new Set(['band', 'item', 'condition']);

const keyOf = (url: string) => url.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * An extension as a plain value: a simple one its value, one with parts an object by the parts' names. Of a part
 * that may stand once, the last counts.
 */
export function plainOf(extension: Extension): unknown {
  const parts = extension.extension;
  if (!parts) return Object.entries(extension).find(([key]) => key.startsWith('value'))?.[1];
  const plain: Record<string, unknown> = {};
  for (const part of parts) {
    const key = keyOf(part.url);
    if (LISTS.has(key)) plain[key] = [...((plain[key] as unknown[] | undefined) ?? []), plainOf(part)];
    else plain[key] = plainOf(part);
  }
  return plain;
}

import { contentUrl, weightsUrl } from 'virtual:companion-content';
import type { CompanionContent } from '#companion/content.ts';
import { type BuiltContent, putInWeights } from '#companion/weights.ts';

/** Everything the companion reads, brought into the page. Throws where a part of it cannot be had. */
export async function fetchCompanionContent(): Promise<CompanionContent> {
  const [content, weights] = await Promise.all([fetchFile(contentUrl), fetchFile(weightsUrl)]);
  return putInWeights((await content.json()) as BuiltContent, new Uint8Array(await weights.arrayBuffer()));
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`content ${response.status}`);
  return response;
}

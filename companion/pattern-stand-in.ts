/** Stands where a regular expression is used, and asks the one behind it, where that may fit a text at all. */
export abstract class PatternStandIn implements Pick<RegExp, 'test' | 'exec' | 'source' | 'flags'> {
  abstract readonly flags: string;

  /** The one that is asked. */
  protected abstract get behind(): RegExp;

  /** False only where it surely fits nowhere in the text. */
  protected mayFit(_text: string): boolean {
    return true;
  }

  get source(): string {
    return this.behind.source;
  }

  get lastIndex(): number {
    return this.behind.lastIndex;
  }

  set lastIndex(at: number) {
    this.behind.lastIndex = at;
  }

  test(text: string): boolean {
    return this.mayFit(text) && this.behind.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayFit(text) ? this.behind.exec(text) : null;
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.mayFit(text) ? this.behind[Symbol.match](text) : null;
  }

  [Symbol.matchAll](text: string): RegExpStringIterator<RegExpMatchArray> {
    return this.behind[Symbol.matchAll](text);
  }

  [Symbol.replace](text: string, by: string): string {
    return this.mayFit(text) ? this.behind[Symbol.replace](text, by) : text;
  }

  [Symbol.search](text: string): number {
    return this.mayFit(text) ? this.behind[Symbol.search](text) : -1;
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return this.behind[Symbol.split](text, limit);
  }
}

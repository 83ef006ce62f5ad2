/** True where a partner's rule is told and it is asked whether that is usual (content/lines/en/safety/rule-normal.yaml). */
export const asksOfRule = (heard: ReadonlySet<string>): boolean => heard.has('asks-normal') && heard.has('rule-told');

/** Hours of the person's own clock; they stand in for sunset and sunrise, since nobody's place is known here. */
const FROM = 20;
const TO = 6;

/** The name of the evening that is on, the same before and after midnight; null by day. */
export function eveningOf(now: Date): string | null {
  const hour = now.getHours();
  if (hour >= TO && hour < FROM) return null;
  const began = new Date(now.getFullYear(), now.getMonth(), hour < TO ? now.getDate() - 1 : now.getDate());
  return `${began.getFullYear()}-${began.getMonth() + 1}-${began.getDate()}`;
}

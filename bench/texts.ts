/** What somebody might write, made up for the benchmark; a third of the turns of a real chat carry no story. */
export const TEXTS = [
  'hi',
  'my boss gave my project to someone else and I only heard about it in the meeting',
  'I keep waking up at four and then my head starts going',
  'ok',
  'I snapped at my sister yesterday and I feel bad about it',
  'not really sure what I feel to be honest',
  'my exam is on friday and I have read maybe half of it',
  'we broke up in march and the evenings are still the worst part',
  'thanks',
  'I moved here two months ago and I know nobody',
  'money is tight this month and I am scared to open the letters',
  'my mother calls every day and I never know what to say to her',
  'yes',
  'I said something stupid at dinner and it keeps replaying',
  'work is fine, it is just that I come home and have nothing left',
  'I would like to sleep better, that is all I want right now',
] as const;

export const textOf = (turn: number): string => TEXTS[turn % TEXTS.length] ?? 'hi';

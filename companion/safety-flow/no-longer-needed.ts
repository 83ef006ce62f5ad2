// Why is this hard? "I'm of no use to anybody here any more" is said after many a retirement, and sheep are sold for many a
// reason. Beside each other, or beside a death, they are how somebody old says that they are done; nobody says more than that.

/** Halves (signs.ts) that together raise the plain question about dying. */
export const PAIRS_OF_LEAVING: readonly [halves: readonly string[], makes: 'ask'][] = [
  [['gone', 'not-needed'], 'ask'],
  [['gives-all', 'not-needed'], 'ask'],
  [['not-needed', 'orders-papers'], 'ask'],
  [['not-needed', 'means'], 'ask'],
  [['not-needed', 'wish'], 'ask'],
];

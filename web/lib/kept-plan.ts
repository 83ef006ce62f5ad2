import { type SafetyPlan, safetyPlanSchema } from '#shared/safety/safety-plan.contract.ts';
import { openSealedStore } from './sealed-store.ts';

/** A sealed copy of the safety plan on this device, for hours without a network. Wiped like every sealed store. */
const store = openSealedStore('alcove-plan');

interface Kept {
  uid: string;
  plan: SafetyPlan;
}

/** Never fails: a device that cannot keep the copy still shows the plan while it is online. */
export const keepPlanHere = (uid: string, plan: SafetyPlan): Promise<void> =>
  (plan.updatedAt === null ? store.remove(uid) : store.put(uid, { uid, plan })).catch(() => {});

export async function readPlanHere(uid: string | null): Promise<SafetyPlan | null> {
  const all = await store.all<Kept>().catch(() => []);
  const found = all.find((kept) => uid === null || kept.uid === uid);
  const read = safetyPlanSchema.safeParse(found?.plan);
  return read.success ? read.data : null;
}

/** Fills the page that stands where no network is: its headings are drawn at build time, the words come from here. */
export async function showKeptPlan(section: HTMLElement): Promise<void> {
  const plan = await readPlanHere(null);
  if (plan === null) return;
  for (const part of section.querySelectorAll<HTMLElement>('[data-part]')) {
    const text = plan.parts[part.dataset.part as keyof SafetyPlan['parts']];
    const words = part.querySelector('p');
    if (text === undefined || words === null) continue;
    words.textContent = text;
    part.hidden = false;
  }
  section.hidden = false;
}

import type { Choices } from '#shared/data/appointment-choices.ts';
import type { Appointment } from './use-appointment.ts';

export interface ChoosingProps {
  uid: string;
  choices: Choices;
  appointment: Appointment;
  change: (change: Partial<Choices>) => void;
}

/** On the page or left out, by the line's key. */
export function showOrLeave({ choices, change }: Pick<ChoosingProps, 'choices' | 'change'>, key: string) {
  const rest = choices.left.filter((one) => one !== key);
  return {
    shown: !choices.left.includes(key),
    onShow: (shown: boolean) => change({ left: shown ? rest : [...rest, key] }),
  };
}

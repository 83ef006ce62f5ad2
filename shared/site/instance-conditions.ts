import type { Instance } from '#shared/auth/auth.contract.ts';

/** What a part of a public page can depend on: the page and the server that fills it use the same names. */
export type Condition =
  | 'guided'
  | 'model'
  | 'country'
  | 'mail'
  | 'noMail'
  | 'operated'
  | 'unnamed'
  | 'peopled'
  | 'backups'
  | 'noBackups'
  | 'identity'
  | 'phoneHost'
  | 'phoneProgram'
  | 'pictureHost'
  | 'keysHere'
  | 'keysElsewhere';

/** Which of them hold on this instance. */
export function conditionsOf(instance: Instance): Record<Condition, boolean> {
  const isModel = instance.model.kind === 'model';
  return {
    guided: !isModel,
    model: isModel,
    country: isModel && instance.modelCountry !== null,
    mail: instance.mailConfigured,
    noMail: !instance.mailConfigured,
    operated: instance.operator !== null,
    unnamed: instance.operator === null,
    peopled: instance.team.length > 0,
    backups: instance.backupDays !== null,
    noBackups: instance.backupDays === null,
    identity: instance.services.identity !== null,
    phoneHost: Boolean(instance.services.phone),
    phoneProgram: instance.services.phone === '',
    pictureHost: instance.services.pictures !== null,
    keysHere: instance.services.keys === 'file',
    keysElsewhere: instance.services.keys !== 'file',
  };
}

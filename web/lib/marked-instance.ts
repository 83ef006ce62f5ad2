import type { Instance } from '#shared/auth/auth.contract.ts';

/** While the build draws the public pages: marks in the place of values, for the server to fill (server/http/fill-page.ts). */
export const MARKED_INSTANCE: Instance = {
  passwordPolicy: {
    minLength: 6,
    minLengthWithSecondStep: 6,
    maxLength: null,
    requireLowercase: false,
    requireUppercase: false,
    requireDigit: false,
    requireSymbol: false,
  },
  mailConfigured: true,
  providers: [],
  phone: false,
  model: { kind: 'model', name: '{{model.name}}', host: '{{model.host}}' },
  links: { email: '{{links.email}}', professional: '{{links.professional}}', photo: '{{links.photo}}' },
  operator: { name: '{{operator.name}}', contact: '{{operator.contact}}' },
  team: [{ name: '{{one.name}}', role: '{{one.role}}', text: '{{one.text}}', picture: '{{one.picture}}' }],
  modelCountry: '{{modelCountry}}',
  services: {
    identity: '{{services.identity}}',
    phone: '{{services.phone}}',
    pictures: '{{services.pictures}}',
    keys: 'file',
  },
  backupDays: null,
  quickExitUrl: null,
  version: '{{version}}',
};

/** Categories of risk as in the data sheet of the labelled sets, apart from their schema: the companion needs the list and no schema. */
export const RISK_CATEGORIES = [
  'none',
  'distress',
  'self_harm',
  'suicide_passive',
  'suicide_active',
  'suicide_imminent',
  'harm_to_others',
  'abuse_violence',
  'medical_emergency',
  'eating_disorder',
  'psychosis_mania',
  'third_party_risk',
] as const;

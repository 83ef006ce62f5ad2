import type { ModelPlace } from '#server/config/model-fallbacks.ts';
import { type Check, codeOf, type Finding, finding } from './findings.ts';

const PATIENCE = 5_000;

/** Greets the mail server and signs in, without sending anything. */
export const mailCheck: Check = async ({ smtpUrl }) => {
  if (!smtpUrl) {
    return [
      finding('Mail', 'off', 'No SMTP_URL: mails are written to the outbox folder and their link is printed.'),
      finding(
        'Confirmed addresses',
        'off',
        'Without mail, sign-up signs in at once; who owns an address is not checked.',
      ),
    ];
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
  } catch (error) {
    return [finding('Mail', 'error', `The mail server of SMTP_URL does not take our greeting (${codeOf(error)}).`)];
  } finally {
    transport.close();
  }
  const isOpen = smtpUrl.startsWith('smtp:') && !/^smtp:\/\/([^@]*@)?(localhost|127\.0\.0\.1)/.test(smtpUrl);
  return [
    isOpen
      ? finding(
          'Mail',
          'unsafe',
          'The mail server answers. smtp: encrypts only if the server offers it; smtps: always does.',
        )
      : finding('Mail', 'on', 'The mail server answers.'),
    finding('Confirmed addresses', 'on', 'Sign-up needs a confirmed address.'),
  ];
};

/** Asks each model server for its list of models: costs nothing and sends nothing anybody wrote. */
export const modelCheck: Check = async ({ model }) => {
  if (model.provider === 'guided')
    return [finding('Model', 'off', 'The guided companion writes every reply; nothing leaves this machine.')];
  if (!model.name) return [finding('Model', 'error', 'MODEL_PROVIDER is set, so MODEL_NAME must be set too.')];
  const first = { provider: model.provider, baseUrl: model.baseUrl, apiKey: model.apiKey };
  return (await Promise.all([first, ...(model.fallbacks ?? [])].map(checkModel))).flat();
};

async function checkModel(model: Pick<ModelPlace, 'provider' | 'baseUrl' | 'apiKey'>): Promise<Finding[]> {
  const home = model.provider === 'anthropic' ? 'https://api.anthropic.com/v1' : 'https://api.openai.com/v1';
  const base = (model.baseUrl ?? home).replace(/\/+$/, '');
  const { hostname, protocol } = new URL(base);
  try {
    const response = await fetch(`${base}/models`, {
      headers: headersOf(model),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403)
      return [
        finding('Model', 'error', `${hostname} refuses its key (MODEL_API_KEY, or the apiKey in MODEL_FALLBACKS).`),
      ];
    if (response.status >= 500) return [finding('Model', 'error', `${hostname} answers with ${response.status}.`)];
  } catch (error) {
    return [
      finding(
        'Model',
        'error',
        `${hostname} cannot be reached (${codeOf((error as Error).cause ?? error)}). The guided companion answers meanwhile.`,
      ),
    ];
  }
  const isPlain = protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    isPlain
      ? finding('Model', 'unsafe', `${hostname} answers, but without https: what people write can be read on the way.`)
      : finding('Model', 'on', `${hostname} answers. What people write goes there once they agree.`),
  ];
}

function headersOf({ provider, apiKey }: { provider: string; apiKey: string | null }): Record<string, string> {
  if (provider === 'anthropic')
    return { 'anthropic-version': '2023-06-01', ...(apiKey ? { 'x-api-key': apiKey } : {}) };
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {};
}

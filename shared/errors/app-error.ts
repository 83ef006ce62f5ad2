import { ERROR_STATUS, type ErrorCode } from './errors.contract.ts';

/**
 * A failure with a stable code. Thrown by services, turned into
 * `{error:{code,message,details?}}` by one handler; `details` must never hold
 * anything a person wrote.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { details?: unknown; retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

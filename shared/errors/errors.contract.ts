import { z } from 'zod';

/**
 * Every code the server answers with, and its HTTP status.
 * A code is stable: clients and tests match on it, never on the message.
 */
export const ERROR_STATUS = {
  'http.body_unreadable': 400,
  'http.input_invalid': 400,
  'http.not_found': 404,
  'http.method_not_allowed': 405,
  'http.body_too_large': 413,
  'http.type_unsupported': 415,
  'http.origin_foreign': 403,
  'http.slow_down': 429,
  'http.out_of_space': 507,
  'http.restarting': 503,
  'http.internal': 500,
  'auth.session_missing': 401,
  'auth.session_ended': 401,
  'auth.lease_ended': 401,
  'auth.credentials_wrong': 401,
  'auth.email_invalid': 400,
  'auth.email_unavailable': 409,
  'auth.password_missing': 400,
  'auth.password_weak': 400,
  'auth.verify_email': 403,
  'auth.link_expired': 400,
  'auth.account_paused': 403,
  'auth.closed': 403,
  'auth.too_young': 403,
  'auth.age_missing': 400,
  'auth.consent_missing': 403,
  'auth.already_upgraded': 409,
  'auth.slow_down': 429,
  'profile.not_found': 404,
  'chats.not_found': 404,
  'chats.message_not_found': 404,
  'chats.reply_not_found': 404,
  'chats.text_empty': 400,
  'chats.text_too_long': 400,
  'chats.id_taken': 409,
  'chats.parent_unknown': 400,
  'chats.nothing_to_retry': 409,
  'chats.cursor_invalid': 400,
  'chats.not_empty': 409,
  'chats.not_temporary': 409,
  'checkins.not_found': 404,
  'checkins.day_ahead': 400,
  'checkins.reminders_impossible': 409,
  'checkins.stop_link_used': 400,
  'memories.not_found': 404,
  'memories.never_kept': 400,
  'exercises.not_found': 404,
  'exercises.not_kept': 400,
  'exercises.run_not_found': 404,
  'questionnaires.not_found': 404,
  'questionnaires.response_not_found': 404,
  'questionnaires.item_unknown': 400,
  'questionnaires.answer_unknown': 400,
  'questionnaires.item_closed': 400,
  'questionnaires.answers_missing': 400,
  'questionnaires.already_submitted': 409,
  'questionnaires.not_submitted': 409,
  'questionnaires.id_taken': 409,
  'safety.country_unknown': 404,
  'safety.eval_key_wrong': 401,
  'safety.eval_no_message': 400,
  'suggestions.not_found': 404,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
    retryAfter: z.number().optional(),
    ref: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

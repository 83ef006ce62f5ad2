/** Footer links where the operator has set none; the pages of the build carry them until the instance has answered. */
export const DEFAULT_LINKS = {
  email: 'hello@example.org',
  professional: 'https://www.linkedin.com/',
  photo: 'https://www.instagram.com/',
};

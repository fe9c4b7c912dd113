import { mallPath } from '@mall/domain/redirects';

/** Pictures that every mail program can show have this width; the file for browsers without a choice of sizes. */
const pictureWidth = 240;

/** Whole addresses of what a mail points to; a phone is led on to the mobile site by the server. */
export type MailLinks = {
  readonly home: string;
  readonly to: (href: string) => string;
  readonly picture: (image: string) => string;
  /** A path of the host outside of the mall's own. */
  readonly onHost: (path: string) => string;
};

export function createLinks(mallUrl: string, mallOrigin: string): MailLinks {
  const origin = mallOrigin.replace('{mall}', mallUrl);
  return {
    home: origin + mallPath(mallUrl, 'pc'),
    to: (href) => (href.startsWith('/') ? origin + mallPath(mallUrl, 'pc', href) : href),
    onHost: (path) => origin + path,
    picture: (image) => `${origin}/images/${image}${/\.\w{3,4}$/.test(image) ? '' : `.${pictureWidth}.webp`}`,
  };
}

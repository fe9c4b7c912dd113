import { mallPath } from '@mall/domain/redirects';

/** Width of pictures, which every mail program can show; the file for browsers without `srcset`. */
const pictureWidth = 240;

/** Absolute URLs for the links of a mail; the server redirects a phone to the mobile site. */
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

import { mallPath } from '@mall/domain/redirects';
import type { Mall } from '../plugins/mall.repository.ts';
import { originOf } from '../plugins/visit.ts';

/** Width of pictures, which every mail program can show; the file for browsers without `srcset`. */
const pictureWidth = 240;

/** Absolute URLs for the links of a mail; the server redirects a phone to the mobile site. */
export type MailLinks = {
  readonly home: string;
  readonly to: (href: string) => string;
  readonly picture: (image: string) => string;
  /** A path of the host, outside the mall's own. */
  readonly onHost: (path: string) => string;
};

export function createLinks({ mallUrl, ownHost }: Mall, mallOrigin: string): MailLinks {
  const origin = ownHost ? originOf(ownHost, { mallOrigin }) : mallOrigin.replace('{mall}', mallUrl);
  return {
    home: origin + mallPath(mallUrl, 'pc'),
    to: (href) => (href.startsWith('/') ? origin + mallPath(mallUrl, 'pc', href) : href),
    onHost: (path) => origin + path,
    picture: (image) => `${origin}/images/${image}${/\.\w{3,4}$/.test(image) ? '' : `.${pictureWidth}.webp`}`,
  };
}

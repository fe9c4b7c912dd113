/** A path below the mall (`/order/detail/…`) or a whole web address. */
type Link = { readonly label: string; readonly href: string };

export type MailProduct = {
  readonly name: string;
  /** Option and pieces, such as `블랙 / 2개`. */
  readonly detail: string;
  /** Base path of the picture, as products have it. */
  readonly image: string;
  /** Whole won; left out where the amount would contradict the mail. */
  readonly amount?: number;
};

/** The parts of a mail, from top to bottom; each is rendered as HTML and as plain text. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'products'; readonly products: readonly MailProduct[] }
  | ({ readonly kind: 'button' } & Link)
  | ({ readonly kind: 'link' } & Link)
  | { readonly kind: 'note'; readonly text: string }
  /** What an operator has written: clean HTML, whose links and pictures may be paths, and the same as plain text. */
  | { readonly kind: 'article'; readonly html: string; readonly plainText: string };

/** A mail before the mall's theme is applied. Texts are plain; the renderer escapes them. */
export type MailContent = {
  readonly to: { readonly name: string; readonly address: string };
  /** Without the mall's name, with which every subject begins. */
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** Only for advertising: where its reader unsubscribes, a path of the mall's host. It is marked as advertising and never sent at night. */
  readonly advertising?: { readonly refusalPath: string };
};

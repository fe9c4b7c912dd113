/** A path below the mall (`/order/detail/…`) or a whole web address. */
type Link = { readonly label: string; readonly href: string };

export type MailProduct = {
  readonly name: string;
  /** Option and pieces, as `블랙 / 2개`. */
  readonly detail: string;
  /** Base path of the picture, as products have it. */
  readonly image: string;
  /** Whole won; left out where the amount would contradict the mail. */
  readonly amount?: number;
};

/** What a mail is made of, from top to bottom; each part is rendered as HTML and written as plain text. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'products'; readonly products: readonly MailProduct[] }
  | ({ readonly kind: 'button' } & Link)
  | ({ readonly kind: 'link' } & Link)
  | { readonly kind: 'note'; readonly text: string }
  /** What an operator has written: clean HTML, whose links and pictures may be paths, and the same as plain text. */
  | { readonly kind: 'article'; readonly html: string; readonly plainText: string };

/** A mail before it takes the mall's theme. Texts are plain: whoever renders them escapes them. */
export type MailContent = {
  readonly to: { readonly name: string; readonly address: string };
  /** Without the mall's name, which every subject begins with. */
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** Of advertising alone: where its reader refuses it, a path of the mall's host. It is marked as such and never leaves at night. */
  readonly advertising?: { readonly refusalPath: string };
};

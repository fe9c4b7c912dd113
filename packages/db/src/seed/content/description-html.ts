type Description = {
  readonly name: string;
  readonly headline: readonly string[];
  readonly summary: string;
  /** Texts by title. */
  readonly features: Readonly<Record<string, string>>;
  /** The first opens the description, the others stand beside the features while they last. */
  readonly pictures: readonly string[];
};

/** The long text below a product, as an operator would write it. */
export function descriptionHtml({ name, headline, summary, features, pictures }: Description): string {
  const [first, ...others] = pictures;
  return [
    `<h3>${headline.join('<br />')}</h3>`,
    `<p>${summary}</p>`,
    figure(first, name),
    ...Object.entries(features).map(
      ([title, text], index) => `<h4>${title}</h4><p>${text}</p>${figure(others[index], `${name}의 다른 모습`)}`,
    ),
  ].join('');
}

function figure(picture: string | undefined, alt: string): string {
  if (!picture) return '';
  const attributes = `alt="${alt}" width="800" height="800" loading="lazy"`;
  return `<figure><img src="/images/${picture}.800.webp" ${attributes} /></figure>`;
}

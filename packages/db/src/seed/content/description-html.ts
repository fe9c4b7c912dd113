import { featurePanels } from './feature-panels.ts';
import { pictureHtml } from './picture-html.ts';

export type Description = {
  readonly name: string;
  readonly headline: readonly string[];
  readonly summary: string;
  /** Texts by title. */
  readonly features: Readonly<Record<string, string>>;
  /** The key figures of some features, by title: `46시간`. These are shown as panels. */
  readonly figures: Readonly<Record<string, string>>;
  /** The first opens the description; the others are shown beside the features while there are any left. */
  readonly pictures: readonly string[];
};

/** The long text below a product, as an operator would write it. */
export function descriptionHtml(description: Description): string {
  const { name, headline, summary, features, figures, pictures } = description;
  const [first, ...others] = pictures;
  const panels = featurePanels(description);
  const plain = Object.entries(features).filter(([title]) => !(title in figures));
  // Below panels, text is enough.
  const beside = panels === '' ? others : [];
  return [
    `<h3>${headline.join('<br />')}</h3>`,
    `<p>${summary}</p>`,
    figure(first, name),
    panels,
    ...plain.map(([title, text], index) => `<h4>${title}</h4><p>${text}</p>${figure(beside[index], name)}`),
  ].join('');
}

const figure = (picture: string | undefined, name: string): string =>
  picture ? `<figure>${pictureHtml(picture, name)}</figure>` : '';

import type { Description } from './description-html.ts';
import { pictureHtml } from './picture-html.ts';
import { pictureOf } from './pictures.ts';

/** `-42dB` is a number and its unit, `2억 화소` too. */
const numberAndUnit = /^([-\d,.]+[만억]?)\s*(.*)$/;

/** A large figure, a short line and a picture for each feature that has a figure; every second one is dark. */
export function featurePanels({ name, features, figures, pictures }: Description): string {
  const [first = '', ...others] = pictures;
  const titles = Object.keys(features).filter((title) => title in figures);
  if (titles.length === 0) return '';
  const panels = titles.map((title, index) => {
    const picture = others[index % Math.max(1, others.length)] ?? first;
    return `${opening(picture, index)}<h4>${title}</h4><p>${features[title]}</p>${large(figures[title] ?? '')}${pictureHtml(picture, name)}</div>`;
  });
  return `<section class="op-panels">${panels.join('')}</section>`;
}

function opening(picture: string, index: number): string {
  if (index % 2 === 1) return '<div class="op-panel op-dark">';
  return `<div class="op-panel" style="background-color:${paled(pictureOf(picture).colourHex ?? '#c4c7cc')}">`;
}

function large(figure: string): string {
  const [, number = figure, unit = ''] = numberAndUnit.exec(figure) ?? [];
  return `<p class="op-figure"><strong>${number}</strong>${unit}</p>`;
}

/** The colour mixed one to five with a near-white, so that dark text is readable on it. */
function paled(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${parts.map((part) => hexPair((part + 247 * 5) / 6)).join('')}`;
}

const hexPair = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

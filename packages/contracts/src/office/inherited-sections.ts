import type { MallSection } from '../mall-codes.ts';

/** The sections of its settings that a mall may inherit from its blueprint. */
export const inheritedSettings = ['delivery', 'limits', 'joining', 'look'] as const satisfies readonly MallSection[];
export type InheritedSetting = (typeof inheritedSettings)[number];
/**
 * Content that a mall may inherit, item by item: a menu, the home of a device, a popup, a set of keywords, a question, a post, its addition
 * to a text of terms.
 */
export const inheritedContents = ['menu', 'home', 'popups', 'keywords', 'faq', 'boards', 'annexes'] as const;
export type InheritedContent = (typeof inheritedContents)[number];
export const isInheritedContent = (section: InheritedSection): section is InheritedContent =>
  inheritedContents.some((one) => one === section);
export const inheritedSections = [...inheritedSettings, ...inheritedContents] as const;
export type InheritedSection = (typeof inheritedSections)[number];

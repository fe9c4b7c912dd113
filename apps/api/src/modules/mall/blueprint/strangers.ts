import { linkTarget } from '@mall/domain/mall-link';

/** Whether a link leads to a thing that belongs to one mall only, such as an exhibition or a notice. */
export const isStranger = (link: string): boolean => link.startsWith('/') && linkTarget(link) !== undefined;

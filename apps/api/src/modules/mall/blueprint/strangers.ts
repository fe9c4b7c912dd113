import { linkTarget } from '@mall/domain/mall-link';

/** Whether a link leads to a thing that stays with the mall that shows it, as an exhibition or a notice does. */
export const isStranger = (link: string): boolean => link.startsWith('/') && linkTarget(link) !== undefined;

import type { MallUrl } from '../types.ts';
import { daeryang } from './daeryang.ts';
import { dajeong } from './dajeong.ts';
import { familyshop } from './familyshop.ts';
import { gamnamu } from './gamnamu.ts';
import { hanul } from './hanul.ts';
import { keep } from './keep.ts';
import type { Storefront } from './storefront.ts';
import { tgate } from './tgate.ts';

export const storefronts: Record<MallUrl, Storefront> = { familyshop, hanul, dajeong, keep, gamnamu, daeryang, tgate };

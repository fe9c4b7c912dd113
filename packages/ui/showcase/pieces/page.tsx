import { Page } from '../../src/page.tsx';
import type { States } from '../pieces.ts';

export const states: States = { plain: <Page paddingTop={12}>화면의 내용이에요.</Page> };

import { z } from 'zod';
import { readDemoFolder } from '../../demo-files/read-demo-files.ts';
import { reference } from '../../demo-files/references.ts';
import { malls } from '../malls.ts';
import { storefront } from './storefront.ts';

const mallUrls = malls.map(({ mallUrl }) => mallUrl);

export const storefrontFiles = z.record(reference('mall', mallUrls), storefront);

/** By mall URL. */
export const storefronts = readDemoFolder('storefronts', storefrontFiles);

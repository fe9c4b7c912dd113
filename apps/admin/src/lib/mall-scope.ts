import { createContext, use } from 'react';

/** A mall as the office names it. */
export type OfficeMall = {
  readonly mallId: number;
  /** In addresses: `familyshop`. */
  readonly mallUrl: string;
  readonly name: string;
  readonly colour: string;
};

export const MallScopeContext = createContext<OfficeMall | undefined>(undefined);

/** The mall that is open in the switcher; undefined for all that one may see. Lists with a filter `mallId` follow it by themselves. */
export const useMallScope = (): OfficeMall | undefined => use(MallScopeContext);

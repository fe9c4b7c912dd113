import type { ApplicationState } from '@mall/contracts/application-codes';
import { applicationStateLabels } from '@mall/domain/application-words';
import { applicationStateKinds } from '@mall/domain/state-kinds';

/** How a card shows the state of its application. */
export const cardState = (state: ApplicationState) => ({
  kind: applicationStateKinds[state],
  label: applicationStateLabels[state],
});

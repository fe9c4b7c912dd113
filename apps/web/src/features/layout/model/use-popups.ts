import { type PopupType, popupType } from '@mall/contracts/codes';
import type { Popup } from '@mall/contracts/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hideForDays, hideForVisit, isHidden } from '../../../lib/browser/hidden-popups.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { popupsQuery } from '../api/popups.query.ts';
import { closePopups, useClosedPopups } from './closed-popups.ts';

export const topPopup = popupType.top;
export const windowPopup = popupType.window;

/** The popups of a type that this visitor has not closed. */
export function usePopups(type: PopupType) {
  const { mall, device } = useMall();
  const isSignedIn = useIsSignedIn();
  const closedNos = useClosedPopups();
  const { data, error } = useQuery({
    ...popupsQuery({ mallId: mall.mallId, device, isSignedIn }),
    placeholderData: keepPreviousData,
  });
  const isOpen = (popup: Popup) =>
    popup.type === type && !closedNos.includes(popup.popupNo) && !isHidden(popup.popupNo);
  /** Until the end of the visit. */
  const close = (popups: readonly Popup[]) => {
    for (const { popupNo } of popups) hideForVisit(popupNo);
    closePopups(popups.map(({ popupNo }) => popupNo));
  };
  /** Today counts as the first of the days. */
  const closeForDays = (popups: readonly Popup[], days: number) => {
    for (const { popupNo } of popups) hideForDays(popupNo, days);
    close(popups);
  };
  return { popups: (data ?? []).filter(isOpen), error, close, closeForDays };
}

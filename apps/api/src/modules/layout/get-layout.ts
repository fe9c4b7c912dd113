import type { LayoutReply } from '@mall/contracts/layout';
import { hasChatbot } from '@mall/domain/chatbot';
import type { Config } from '../../config.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { HumanCheck, Run } from '../auth/human-check/human-check.ts';
import { openGuestSession } from '../auth/open-guest-session.ts';
import type { SessionOpener } from '../auth/open-session.ts';

export const imageBase = '/images';

type LayoutDependencies = {
  readonly config: Config;
  readonly humanCheck: HumanCheck;
  readonly openSession: SessionOpener;
};

/** What a screen needs before anything else; in a marketing mall also the guest's tokens. */
export function createLayouts({ config, humanCheck, openSession }: LayoutDependencies) {
  // The same for every visitor, for as long as the mall's row is the same.
  const layouts = new WeakMap<Mall, LayoutReply>();

  const layoutOf = (mall: Mall): LayoutReply => ({
    mall,
    imageBase,
    humanCheck: { provider: humanCheck.provider, siteKey: humanCheck.siteKey },
    takesTid: config.tid !== undefined && !mall.isMarketing,
    ...(config.memberLookupUrl !== undefined && { memberLookupUrl: config.memberLookupUrl }),
    ...(config.postcode && { postcodeScriptUrl: config.postcode.scriptUrl }),
    ...(config.chatbotUrl !== undefined &&
      hasChatbot(mall.mallUrl, config.defaultMallKey) && { chatbotUrl: config.chatbotUrl }),
  });
  return async (mall: Mall, db: Run): Promise<LayoutReply> => {
    const layout = layouts.get(mall) ?? Object.freeze(layoutOf(mall));
    layouts.set(mall, layout);
    if (!mall.isMarketing) return layout;
    return { ...layout, tokens: await db((transaction) => openGuestSession(transaction, mall, openSession)) };
  };
}

import type { LayoutReply } from '@mall/contracts/layout';
import { hasChatbot } from '@mall/domain/chatbot';
import type { Config } from '../../config.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { HumanCheck } from '../auth/human-check/human-check.ts';

export const imageBase = '/images';

type LayoutSources = { readonly config: Config; readonly humanCheck: HumanCheck };

/** What every screen needs first: the same for every visitor, as long as the mall's row does not change. */
export function createLayouts({ config, humanCheck }: LayoutSources): (mall: Mall) => CachedReply<LayoutReply> {
  const layouts = new WeakMap<Mall, CachedReply<LayoutReply>>();

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
  return (mall) => {
    const layout = layouts.get(mall) ?? new CachedReply(layoutOf(mall));
    layouts.set(mall, layout);
    return layout;
  };
}

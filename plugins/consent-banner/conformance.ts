import { emptyStorage, standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';

const groups = ['C0002', 'C0003'] as const;
const banner = (isOn: boolean) => ({ flags: { features: { 'cookie-banner': { default: isOn } } } });
const setUp = () => standIn({ localStorage: emptyStorage() });

export default {
  consent: [
    { name: 'with a banner', manifest: banner(true), setUp, asks: true, groups },
    { name: 'without a banner', manifest: banner(false), setUp, asks: false, groups },
  ],
} satisfies ConformanceCases;

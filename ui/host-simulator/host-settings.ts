import type { HostContract } from '../../core/webview/host-contract.ts';
import type { SafeAreas } from '../../schemas/types/webview/app-messages.ts';
import type { RecordedPlatform } from '../../schemas/types/webview/host-session.ts';
import { askedBy, capabilitiesOf, type PermissionAnswer, permissionsOf } from './contract-parts.ts';

/** A message of either side. */
export interface HostMessage {
  readonly type: string;
  readonly payload: object;
}

/** How the simulated app answers a question for a permission. */
export interface PermissionSetting {
  readonly isAnswered: boolean;
  readonly answer: PermissionAnswer;
}

/** What the simulated app is, speaks and can do. */
export interface HostSettings {
  readonly platform: RecordedPlatform;
  /** What it calls itself in the user agent, with its version. */
  readonly userAgentName: string;
  /** Whether it answers the page's greeting. */
  readonly isGreeting: boolean;
  readonly version: number;
  readonly oldest: number;
  readonly capabilities: readonly string[];
  /** By the type of the answer. */
  readonly permissions: Readonly<Record<string, PermissionSetting>>;
}

/** How many versions beyond the contract's the simulated app may be: hosts differ from pages by two at most [HST-03]. */
const versionsBeyond = 2;

/** The versions of the messages that the simulated app may speak. */
export const versionsOf = ({ version }: HostContract): readonly number[] =>
  Array.from({ length: version + versionsBeyond }, (_, index) => index + 1);

/** An app of today that can do everything and allows everything. */
export const ableHost = (contract: HostContract): HostSettings => ({
  platform: 'ios',
  userAgentName: 'MobileApp/3.1.0',
  isGreeting: true,
  version: contract.version,
  oldest: contract.oldest,
  capabilities: capabilitiesOf(contract).map(({ name }) => name),
  permissions: Object.fromEntries(
    permissionsOf(contract).map(({ type, answers }) => [
      type,
      { isAnswered: true, answer: answers[0] ?? true },
    ]),
  ),
});

/** CSS pixels that the simulated device covers at each edge. */
export const insetsOf = ({ platform }: Pick<HostSettings, 'platform'>): SafeAreas =>
  platform === 'ios'
    ? { top: 47, right: 0, bottom: 34, left: 0 }
    : { top: 28, right: 0, bottom: 24, left: 0 };

/** How the app greets the page. */
export const greetingOf = ({
  version,
  oldest,
  capabilities,
}: Pick<HostSettings, 'version' | 'oldest' | 'capabilities'>): HostMessage => ({
  type: 'CAPABILITIES',
  payload: { version, oldest, capabilities },
});

/** What the app says about a permission; nothing where it does not answer. */
export const permissionMessage = (
  contract: HostContract,
  { permissions }: Pick<HostSettings, 'permissions'>,
  type: string,
): readonly HostMessage[] => {
  const field = permissionsOf(contract).find((permission) => permission.type === type)?.field;
  const setting = permissions[type];
  return field !== undefined && setting?.isAnswered
    ? [{ type, payload: { [field]: setting.answer } }]
    : [];
};

/** What the app answers a message of the page by itself. */
export function answersTo(
  contract: HostContract,
  settings: HostSettings,
  { type, payload }: HostMessage,
): readonly HostMessage[] {
  const asked = askedBy(type);
  if (asked !== undefined) return permissionMessage(contract, settings, asked);
  if (type === 'READY') return settings.isGreeting ? [greetingOf(settings)] : [];
  const accepted: unknown = 'capabilities' in payload ? payload.capabilities : [];
  return type === 'ACCEPTED' && Array.isArray(accepted) && accepted.includes('safe-areas')
    ? [{ type: 'SAFE_AREAS', payload: insetsOf(settings) }]
    : [];
}

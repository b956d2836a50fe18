import { observer } from 'mobx-react-lite';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Switch } from '../components/switch.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { capabilitiesOf } from './contract-parts.ts';
import { versionsOf } from './host-settings.ts';
import { PermissionSwitches } from './permission-switches.tsx';
import { useSimulator } from './simulator-context.ts';

/** What the app calls itself and speaks. A change of either opens the page anew, as an app that was installed anew. */
const HostItself = observer(function HostItself() {
  const { t } = useWords();
  const simulator = useSimulator();
  const { platform, userAgentName } = simulator.settings;
  return (
    <Row align="end">
      <Select
        label={t('host.platform')}
        value={platform}
        options={[
          { value: 'ios', label: t('host.ios') },
          { value: 'android', label: t('host.android') },
        ]}
        onChange={({ target }) => {
          simulator.change({ platform: target.value === 'android' ? 'android' : 'ios' });
          simulator.openByHand(simulator.start);
        }}
      />
      <TextInput
        label={t('host.userAgent')}
        value={userAgentName}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => simulator.change({ userAgentName: target.value })}
        onBlur={() => simulator.openByHand(simulator.start)}
      />
    </Row>
  );
});

const Greeting = observer(function Greeting() {
  const { t } = useWords();
  const simulator = useSimulator();
  const { isGreeting, version, oldest } = simulator.settings;
  const versions = versionsOf(simulator.contract);
  const options = (from: readonly number[]) =>
    from.map((number) => ({ value: String(number), label: String(number) }));
  return (
    <Stack gap={2}>
      <Switch
        label={t('host.greets')}
        hint={t('host.greetsHint')}
        checked={isGreeting}
        onChange={(checked) => simulator.change({ isGreeting: checked })}
      />
      <Row>
        <Select
          label={t('host.version')}
          value={String(version)}
          disabled={!isGreeting}
          options={options(versions)}
          onChange={({ target }) => {
            const wanted = Number(target.value);
            simulator.change({ version: wanted, oldest: Math.min(oldest, wanted) });
          }}
        />
        <Select
          label={t('host.oldest')}
          value={String(oldest)}
          disabled={!isGreeting}
          options={options(versions.filter((number) => number <= version))}
          onChange={({ target }) => simulator.change({ oldest: Number(target.value) })}
        />
      </Row>
    </Stack>
  );
});

const Capabilities = observer(function Capabilities() {
  const { t } = useWords();
  const simulator = useSimulator();
  const { capabilities } = simulator.settings;
  return (
    <Stack gap={1}>
      <Heading level={3}>{t('host.capabilities')}</Heading>
      {capabilitiesOf(simulator.contract).map(({ name, messages }) => (
        <Switch
          key={name}
          label={name}
          hint={messages.join(', ')}
          checked={capabilities.includes(name)}
          onChange={(checked) =>
            simulator.change({
              capabilities: checked
                ? [...capabilities, name]
                : capabilities.filter((other) => other !== name),
            })
          }
        />
      ))}
    </Stack>
  );
});

/** What the simulated app is, speaks, can do and allows: a switch for each thing that the contract has [HST-07]. */
export const HostPanel = () => (
  <Stack gap={5}>
    <HostItself />
    <Greeting />
    <PermissionSwitches />
    <Capabilities />
  </Stack>
);

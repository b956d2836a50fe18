import { observer } from 'mobx-react-lite';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Switch } from '../components/switch.tsx';
import { useWords } from '../words/words-context.tsx';
import { type AskedPermission, permissionsOf } from './contract-parts.ts';
import type { PermissionSetting } from './host-settings.ts';
import { useSimulator } from './simulator-context.ts';

const PermissionSwitch = observer(function PermissionSwitch({
  permission: { type, description, field, answers },
}: {
  readonly permission: AskedPermission;
}) {
  const { t } = useWords();
  const simulator = useSimulator();
  const { permissions } = simulator.settings;
  const setting = permissions[type];
  if (!setting) return null;
  const change = (changed: Partial<PermissionSetting>) =>
    simulator.change({ permissions: { ...permissions, [type]: { ...setting, ...changed } } });
  return (
    <Stack gap={1}>
      <Switch
        label={type}
        hint={description}
        checked={setting.isAnswered}
        onChange={(isAnswered) => change({ isAnswered })}
      />
      <Select
        label={t('host.answer', { type, field })}
        value={String(setting.answer)}
        disabled={!setting.isAnswered}
        options={answers.map((answer) => ({ value: String(answer), label: String(answer) }))}
        onChange={({ target }) => {
          const answer = answers.find((one) => String(one) === target.value);
          if (answer !== undefined) change({ answer });
        }}
      />
    </Stack>
  );
});

/** Whether and how the app answers each question for a permission of the contract. */
export const PermissionSwitches = observer(function PermissionSwitches() {
  const { t } = useWords();
  const { contract } = useSimulator();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('host.permissions')}</Heading>
      {permissionsOf(contract).map((permission) => (
        <PermissionSwitch key={permission.type} permission={permission} />
      ))}
    </Stack>
  );
});

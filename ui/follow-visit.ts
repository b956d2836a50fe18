import type { ShellEnvironment } from '../client/tiers.ts';
import { loadScript } from './platform/load-script.ts';
import { whenIdle } from './platform/when-idle.ts';

/**
 * Starts the services that follow a visit from outside, once the visitor has agreed and the page has nothing better to
 * do [SHL-71, SHL-77].
 * @param addPlugins brings the plugins of these services to the market of the environment
 */
export const followVisit = async (
  environment: ShellEnvironment,
  addPlugins: () => Promise<void>,
): Promise<void> => {
  const { extensions, manifest } = environment.market;
  await extensions.one('consent').whenGranted(manifest.consent.analyticsGroup);
  await new Promise<void>((go) => whenIdle(go));
  const services = import('../client/shell/start-visit-services.ts');
  const [{ startVisitServices }] = await Promise.all([services, addPlugins()]);
  const { market, report, sessionStorage, visit } = environment;
  const facts = { market, report, sessionStorage, visit };
  await startVisitServices({ ...facts, loadScript, random: Math.random });
};

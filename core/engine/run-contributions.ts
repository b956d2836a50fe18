import {
  type ExtensionContracts,
  type ExtensionPointId,
  extensionPoints,
} from '../extension-points.ts';
import type { Extensions } from './bind-plugins.ts';

/** Told about a contribution that failed and was passed over. */
export type ReportFailure = (point: ExtensionPointId, error: unknown) => void;

/**
 * Runs every contribution of a point on a value, each on the result of the one before, under the point's
 * failure policy: a failing one stops the flow, or is reported and passed over.
 */
export const foldContributions = <Id extends ExtensionPointId, Value>(
  extensions: Extensions,
  point: Id,
  start: Value,
  step: (value: Value, contribution: ExtensionContracts[Id]) => Value,
  report: ReportFailure,
): Value =>
  extensions.all(point).reduce<Value>((value, contribution) => {
    try {
      return step(value, contribution);
    } catch (error) {
      if (extensionPoints[point].failure === 'stop') throw error;
      report(point, error);
      return value;
    }
  }, start);

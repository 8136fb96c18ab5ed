import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Repository } from 'typeorm';
import {
  STATUS_DAYS,
  type StatusIncident,
  type StatusPart,
  type StatusUpdate,
} from '../contract/status.js';
import { StatusIncidentEntity } from './status-incident.entity.js';
import { StatusUpdateEntity } from './status-update.entity.js';

const DAY = 86_400_000;

/** Maximum number of incidents shown. */
const SHOWN = 50;

export type StatusWords = StatusUpdate['text'];

/** The operator's reports of parts that did not work. */
@Injectable()
export class IncidentsService {
  constructor(
    @InjectRepository(StatusIncidentEntity)
    private readonly incidents: Repository<StatusIncidentEntity>,
    @InjectRepository(StatusUpdateEntity)
    private readonly updates: Repository<StatusUpdateEntity>,
  ) {}

  /** Open ones and those of the last 90 days, newest first. */
  async recent(): Promise<StatusIncident[]> {
    const since = new Date(Date.now() - STATUS_DAYS * DAY);
    const found = await this.incidents.find({
      where: [{ resolvedAt: IsNull() }, { openedAt: MoreThan(since) }],
      order: { openedAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
    const ids = found.map(({ id }) => id);
    const told = await this.updates.find({ where: { incidentId: In(ids) }, order: { id: 'ASC' } });
    return found.map((incident) =>
      incidentView(
        incident,
        told.filter(({ incidentId }) => incidentId === incident.id),
      ),
    );
  }

  /** @returns its number. */
  async open(part: StatusPart, words: StatusWords): Promise<number> {
    const { id } = await this.incidents.save({ part });
    await this.updates.save({ incidentId: id, ...words });
    return id;
  }

  /** @throws Error for an unknown number. */
  async update(id: number, words: StatusWords): Promise<void> {
    await this.check(id);
    await this.updates.save({ incidentId: id, ...words });
  }

  /** @throws Error for an unknown number. */
  async resolve(id: number, words: StatusWords | null): Promise<void> {
    await this.check(id);
    if (words) await this.updates.save({ incidentId: id, ...words });
    await this.incidents.update({ id, resolvedAt: IsNull() }, { resolvedAt: new Date() });
  }

  private async check(id: number): Promise<void> {
    if (await this.incidents.existsBy({ id })) return;
    throw new Error(`There is no incident ${String(id)}.`);
  }
}

const incidentView = (
  incident: StatusIncidentEntity,
  updates: StatusUpdateEntity[],
): StatusIncident => ({
  id: incident.id,
  part: incident.part,
  openedAt: incident.openedAt.toISOString(),
  resolvedAt: incident.resolvedAt?.toISOString() ?? null,
  updates: updates.map(({ at, en, it }) => ({ at: at.toISOString(), text: { en, it } })),
});

import { Redis } from 'ioredis';
import { databaseOf } from '../../database.js';
import { notifyChannel } from './notify-channel.js';
import { PgListener } from './pg-listener.js';
import { afterCommit } from '../writes/transaction.js';
import { Topics } from './topics.js';
const CHANNEL = 'pubsub';
/** The default: LISTEN/NOTIFY, no service beside PostgreSQL. */
export class PostgresPubSub {
    topics = new Topics();
    listener;
    afterGap = [];
    constructor(databaseUrl) {
        const receive = (_channel, payload) => {
            const { topic, message } = JSON.parse(payload);
            this.topics.send(topic, message);
        };
        this.listener = new PgListener(databaseUrl, [CHANNEL], receive, () => {
            for (const run of this.afterGap)
                run();
        });
    }
    onGap(run) {
        this.afterGap.push(run);
    }
    async publish(em, topic, message) {
        await notifyChannel(databaseOf(em), CHANNEL, JSON.stringify({ topic, message }));
    }
    subscribe(topic, onMessage) {
        return this.topics.listen(topic, onMessage);
    }
    /** The one channel has a listener since the start. */
    async listening() { }
    start() {
        return this.listener.start();
    }
    stop() {
        return this.listener.stop();
    }
}
/** With REDIS_URL: for many processes or many sockets. */
export class RedisPubSub {
    onError;
    publisher;
    subscriber;
    topics;
    constructor(redisUrl, onError = () => { }) {
        this.onError = onError;
        this.publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 2 });
        // Nothing waits for its subscriptions: they are made once Redis is back, however long that takes.
        this.subscriber = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
        for (const redis of [this.publisher, this.subscriber])
            redis.on('error', onError);
        this.topics = new Topics((topic) => void this.subscriber.subscribe(topic).catch(onError), (topic) => void this.subscriber.unsubscribe(topic).catch(onError));
        this.subscriber.on('message', (topic, text) => this.topics.send(topic, JSON.parse(text)));
    }
    onGap(run) {
        let wasReady = this.subscriber.status === 'ready';
        this.subscriber.on('ready', () => {
            if (wasReady)
                run();
            wasReady = true;
        });
    }
    async publish(_em, topic, message) {
        afterCommit(() => void this.publisher.publish(topic, JSON.stringify(message)).catch(this.onError));
    }
    subscribe(topic, onMessage) {
        return this.topics.listen(topic, onMessage);
    }
    async listening() {
        // Redis answers in order, so this answer follows those of the subscriptions. Without Redis there is nothing to wait for: its return is a gap.
        if (this.subscriber.status === 'ready')
            await this.subscriber.ping().catch(this.onError);
    }
    async start() {
        await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    }
    async stop() {
        this.subscriber.disconnect();
        await this.publisher.quit().catch(() => this.publisher.disconnect());
    }
}
//# sourceMappingURL=pubsub.js.map
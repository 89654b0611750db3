/** Who listens to which topic in this process. */
export class Topics {
    onFirst;
    onLast;
    listeners = new Map();
    /** `onFirst` and `onLast` are called when a topic gets its first listener and loses its last one. */
    constructor(onFirst = () => { }, onLast = () => { }) {
        this.onFirst = onFirst;
        this.onLast = onLast;
    }
    /** Returns what ends it. */
    listen(topic, listener) {
        let all = this.listeners.get(topic);
        if (!all) {
            this.listeners.set(topic, (all = new Set()));
            this.onFirst(topic);
        }
        // A function of its own, so that whoever listens twice is called twice.
        const own = (message) => listener(message);
        all.add(own);
        return () => {
            if (!all.delete(own) || all.size > 0)
                return;
            this.listeners.delete(topic);
            this.onLast(topic);
        };
    }
    send(topic, message) {
        for (const listener of this.listeners.get(topic) ?? [])
            listener(message);
    }
}
//# sourceMappingURL=topics.js.map